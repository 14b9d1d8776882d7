import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { writeGardenBook } from '#tests/builders/garden-book.ts';
import { buildDocx } from '#tests/builders/office-builder.ts';
import { wordParagraph, wordPicture } from '#tests/builders/office-fragments.ts';
import { drawPng } from '#tests/builders/pictures.ts';
import { COMPILED } from '#tests/setup/running-product.ts';
import { runCommand } from './cli/run-command.ts';

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'lousa-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** In a process of its own, as people run it. */
const runProcess = (args: string[], input = '') =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', cli, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, ...COMPILED },
  });

describe('the engine’s command line', () => {
  it('prints typed text as a document', () => {
    const { stdout, status } = runProcess(
      ['read', '-'],
      'Frações\n\nUma fração representa partes iguais de um inteiro.',
    );
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'text', counts: { headings: 1, paragraphs: 1 } });
    expect(status).toBe(0);
  });

  it('tells what typed text is, the role of its pieces and its slips', async () => {
    const file = join(folder, 'energia.txt');
    writeFileSync(
      file,
      '# Energia\n\nEnergia é a capacidade de realizar trabalho. A discução sobre ela é antiga.',
    );
    const { stdout, status } = await runCommand(['understand', file]);
    expect(JSON.parse(stdout)).toMatchObject({
      title: 'Energia',
      blocks: [{ role: 'heading' }, { id: 'b2', at: null }],
      typos: [{ written: 'discução', right: 'discussão', block: 'b2' }],
    });
    expect(status).toBe(0);
  });

  it('calls a lesson without a title by the name of its file, spelled as the text is', async () => {
    const file = join(folder, 'licao_sobre_a_agua.md');
    writeFileSync(file, 'A lição fala da água. A água ferve a cem graus ao nível do mar.');
    const { stdout } = await runCommand(['analyse', file, '--slides', '5']);
    expect(JSON.parse(stdout).structure.plan[0].title).toBe('Lição sobre a água');
  });

  it('writes the figures of a file into the folder named', async () => {
    const [file, out] = [join(folder, 'planta.docx'), join(folder, 'figuras')];
    const body = wordParagraph('A raiz prende a planta.') + wordPicture({ id: 'rId1' });
    const relationships = [{ id: 'rId1', type: 'image', target: 'media/image1.png' }];
    const parts = { 'word/media/image1.png': await drawPng(400, 300) };
    writeFileSync(file, buildDocx({ body, relationships, parts }));
    const { stdout, status } = await runCommand(['pictures', file, '--out', out]);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      pictures: [{ key: readdirSync(out)[0], blockId: 'b2' }],
      left: [],
    });
    expect(await runCommand(['pictures', file])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--out PASTA'),
    });
  });

  it('refuses a file in one Portuguese line', async () => {
    const file = join(folder, 'aula.pdf');
    writeFileSync(file, 'isto não é um PDF');
    expect(await runCommand(['read', file])).toMatchObject({
      status: 1,
      stdout: '',
      stderr: 'Tipo de arquivo não permitido. Use apenas PDF, DOCX ou PPTX.\n',
    });
    const missing = await runCommand(['read', join(folder, 'nada.pdf')]);
    expect(missing.stderr).toMatch(/^Arquivo não encontrado: .*nada\.pdf\n$/);
  });

  it('writes a booklet, refuses one that the material does not carry, and names its options', async () => {
    const [material, out] = [join(folder, 'livro.md'), join(folder, 'horta.pdf')];
    writeFileSync(material, writeGardenBook(2, 3));
    const compose = (pages: string, ...more: string[]) =>
      runCommand(['compose', material, '--pages', pages, '--out', out, ...more]);
    expect(await compose('10')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/: 10 páginas, modelo Caderno/),
    });
    expect(readFileSync(out).subarray(0, 5).toString()).toBe('%PDF-');
    const little = join(folder, 'pouco.md');
    writeFileSync(little, 'A alface é uma planta da horta.');
    expect(await runCommand(['compose', little, '--pages', '20', '--out', out])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^O material não chega às 10 páginas/m),
    });
    const tell = async (args: string[]) => (await runCommand(args)).stderr;
    expect((await compose('10', '--palette', 'rosa')).stderr).toContain(
      '--palette deve ser um destes: natureza',
    );
    expect(await tell(['compose', material, '--pages', '10'])).toContain('Falta --out');
    expect(await tell(['analyse', material, '--out', 'x'])).toContain('--out é opção de compose.');
  });

  it('writes slides as a PDF of as many pages, the same bytes as another process', async () => {
    const [material, out] = [join(folder, 'horta.md'), join(folder, 'horta-slides.pdf')];
    writeFileSync(material, writeGardenBook(2, 3));
    const compose = (format: string) => [
      'compose',
      material,
      '--slides',
      '6',
      '--format',
      format,
      '--out',
      out,
    ];
    const done = { status: 0, stdout: `${out}: 6 slides, tema Quadro\n` };
    expect(runProcess(compose('pdf'))).toMatchObject(done);
    const made = readFileSync(out, 'latin1');
    expect(made).toMatch(/^%PDF-.*\/Count 6\n/s);
    expect(await runCommand(compose('pdf'))).toMatchObject(done);
    expect(readFileSync(out, 'latin1')).toBe(made);
    const held = await runCommand(['lint', out, '--json', '--slides', '9']);
    expect(held.status).toBe(1);
    expect(JSON.parse(held.stdout)).toMatchObject({ kind: 'pdf', size: 6, findings: [{ check: 'size' }] });
    expect(await runCommand(compose('docx'))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('google_slides ou pdf'),
    });
  });

  it('explains itself when asked and when the command line is wrong', async () => {
    expect(await runCommand(['--help'])).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining('analyse ARQUIVO'),
    });
    expect(runProcess(['write', 'x'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('Comando desconhecido: write.'),
    });
    expect(await runCommand(['analyse', 'x.pdf', '--slides', '0'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--slides deve ser um número de 1 a 500.'),
    });
  });
});
