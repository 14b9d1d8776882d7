import { describe, expect, it } from 'vitest';
import { countSyllables } from './syllables.ts';

/** Divided by hand, with a dot between syllables. */
const DIVIDED = `
casa:ca.sa sol:sol mar:mar pão:pão mãe:mãe mãos:mãos põe:põe lição:li.ção fração:fra.ção frações:fra.ções
água:á.gua línguas:lín.guas quadro:qua.dro quente:quen.te queijo:quei.jo guerra:guer.ra guia:gui.a igual:i.gual
linguagem:lin.gua.gem frequência:fre.quên.cia sequência:se.quên.cia aquário:a.quá.rio Paraguai:Pa.ra.guai
Uruguai:U.ru.guai saguão:sa.guão quais:quais iguais:i.guais averiguou:a.ve.ri.guou tranquilo:tran.qui.lo
história:his.tó.ria série:sé.rie vários:vá.rios família:fa.mí.lia ciência:ci.ên.cia ciências:ci.ên.cias
existência:e.xis.tên.cia substância:subs.tân.cia memória:me.mó.ria princípio:prin.cí.pio próprio:pró.prio
negócio:ne.gó.cio óleo:ó.leo área:á.rea núcleo:nú.cleo petróleo:pe.tró.leo mágoa:má.goa tênue:tê.nue
aéreo:a.é.reo contínuo:con.tí.nuo ambíguo:am.bí.guo espontâneo:es.pon.tâ.neo audiência:au.di.ên.cia
Amazônia:A.ma.zô.nia Antônio:An.tô.nio
energia:e.ner.gi.a biologia:bi.o.lo.gi.a rio:ri.o dia:di.a lua:lu.a tio:ti.o rua:ru.a via:vi.a
geografia:ge.o.gra.fi.a economia:e.co.no.mi.a democracia:de.mo.cra.ci.a psicologia:psi.co.lo.gi.a
saúde:sa.ú.de país:pa.ís países:pa.í.ses baú:ba.ú baía:ba.í.a saída:sa.í.da egoísmo:e.go.ís.mo juízes:ju.í.zes
ruína:ru.í.na viúva:vi.ú.va conteúdo:con.te.ú.do reúne:re.ú.ne saíram:sa.í.ram miúdo:mi.ú.do proíbe:pro.í.be
ruim:ru.im juiz:ju.iz raiz:ra.iz Raul:Ra.ul cair:ca.ir sair:sa.ir ainda:a.in.da rainha:ra.i.nha moinho:mo.i.nho
bainha:ba.i.nha construir:cons.tru.ir contribuinte:con.tri.bu.in.te construindo:cons.tru.in.do triunfo:tri.un.fo
instituição:ins.ti.tu.i.ção distribuição:dis.tri.bu.i.ção destruição:des.tru.i.ção continuidade:con.ti.nu.i.da.de
reunião:re.u.ni.ão reunir:re.u.nir proibir:pro.i.bir reutilizar:re.u.ti.li.zar reiniciar:re.i.ni.ci.ar
pai:pai mais:mais leite:lei.te causa:cau.sa aula:au.la fauna:fau.na reino:rei.no museu:mu.seu chapéu:cha.péu
céu:céu herói:he.rói papéis:pa.péis dói:dói muito:mui.to cuidado:cui.da.do gratuito:gra.tui.to circuito:cir.cui.to
ruivo:rui.vo coisa:coi.sa ouro:ou.ro primeiro:pri.mei.ro neurônio:neu.rô.nio náutico:náu.ti.co viu:viu
partiu:par.tiu caiu:ca.iu saiu:sa.iu construiu:cons.tru.iu possui:pos.sui distribui:dis.tri.bui vôlei:vô.lei
praia:prai.a maio:mai.o feio:fei.o ideia:i.dei.a joia:joi.a meio:mei.o assembleia:as.sem.blei.a
avião:a.vi.ão região:re.gi.ão leões:le.ões peão:pe.ão questão:ques.tão evolução:e.vo.lu.ção órfão:ór.fão
televisões:te.le.vi.sões variação:va.ri.a.ção população:po.pu.la.ção
teatro:te.a.tro poeta:po.e.ta caos:ca.os aeroporto:a.e.ro.por.to cooperar:co.o.pe.rar compreender:com.pre.en.der
zoológico:zo.o.ló.gi.co álcool:ál.co.ol caatinga:ca.a.tin.ga ao:ao aos:aos
social:so.ci.al piada:pi.a.da diagrama:di.a.gra.ma paciente:pa.ci.en.te quantidade:quan.ti.da.de
individual:in.di.vi.du.al materiais:ma.te.ri.ais manuais:ma.nu.ais especiais:es.pe.ci.ais atuação:a.tu.a.ção
pneu:pneu ritmo:rit.mo advogado:ad.vo.ga.do transformação:trans.for.ma.ção brasileiro:bra.si.lei.ro
fotossíntese:fo.tos.sín.te.se clorofila:clo.ro.fi.la matemática:ma.te.má.ti.ca denominador:de.no.mi.na.dor
mitocôndria:mi.to.côn.dria célula:cé.lu.la exercício:e.xer.cí.cio avaliação:a.va.li.a.ção república:re.pú.bli.ca
colônia:co.lô.nia escravidão:es.cra.vi.dão independência:in.de.pen.dên.cia desigualdade:de.si.gual.da.de
guarda-chuva:guar.da.chu.va bem-te-vi:bem.te.vi couve-flor:cou.ve.flor hiato:hi.a.to iodo:i.o.do oriundo:o.ri.un.do
`;
const words = DIVIDED.trim()
  .split(/\s+/)
  .map((entry) => entry.split(':') as [string, string]);

describe('countSyllables', () => {
  it('knows more than 150 words divided by hand', () => {
    expect(words.length).toBeGreaterThan(150);
    const wrong = words.filter(([word, divided]) => countSyllables(word) !== divided.split('.').length);
    expect(wrong.map(([word, divided]) => `${divided} (${countSyllables(word)})`)).toEqual([]);
  });

  it('gives at least one syllable to what has no vowel', () => {
    expect(countSyllables('km')).toBe(1);
    expect(countSyllables('')).toBe(1);
  });

  it('does not mind capitals', () => {
    expect(countSyllables('HISTÓRIA')).toBe(3);
  });
});
