import type { OrderWish } from '#engine/pedagogy/adjustments/adjustment.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { countOf, listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { SERVICE_TYPES, type ServiceType, sizesOf } from '#shared/catalog/catalog.ts';
import { OUTPUT_FORMATS } from '#shared/lessons/order.ts';
import { declined, done, type Said } from './said.ts';

const NOT_YET = 'O preço muda junto e só vale depois que você confirmar.';

/** A wish for another size, kind, format or delivery: never carried out here, offered with what it would cost. */
export function answerOrder(wants: OrderWish, { input }: Lesson): Said {
  if (wants.isDelivery)
    return offer(
      'O prazo de entrega se escolhe em “Mudar tamanho ou prazo”, com a data e o preço de cada um.',
    );
  if (wants.format !== undefined)
    return offer(
      `O formato se muda para ${OUTPUT_FORMATS[wants.format]} em “Mudar tamanho ou prazo”, sem mudar o preço.`,
    );
  const serviceType = wants.serviceType ?? input.serviceType;
  const sizes = sizesOf(serviceType);
  const wanted = targetOf(wants, input.size, sizes);
  if (wanted === 'none')
    return declined(
      wants.more === undefined
        ? `O pedido já tem o menor tamanho que fazemos: ${write(serviceType, input.size)}.`
        : `O pedido já tem o maior tamanho que fazemos: ${write(serviceType, input.size)}.`,
    );
  const isSame = serviceType === input.serviceType;
  if (isSame && wanted === input.size) return done(`O pedido já é de ${write(serviceType, input.size)}.`);
  if (wanted === null)
    return isSame
      ? done(`O pedido já é uma ${SERVICE_TYPES[serviceType].toLowerCase()}.`)
      : {
          ...offer(`Uma ${SERVICE_TYPES[serviceType].toLowerCase()} tem outros tamanhos. ${NOT_YET}`),
          offers: sizes.slice(0, 3).map((size) => ({ serviceType, size })),
        };
  if (sizes.includes(wanted))
    return {
      ...offer(
        `O pedido é de ${write(input.serviceType, input.size)}. Você pode mudar para ${write(serviceType, wanted)}. ${NOT_YET}`,
      ),
      offers: [{ serviceType, size: wanted }],
    };
  const near = [sizes.findLast((size) => size < wanted), sizes.find((size) => size > wanted)].filter(
    (size) => size !== undefined,
  );
  const others = near.filter((size) => !isSame || size !== input.size);
  return {
    ...declined(
      `Não fazemos ${write(serviceType, wanted)}: o mais perto ${near.length === 1 ? 'é' : 'são'} ${listWords(near.map((size) => write(serviceType, size)))}. ${others.length === near.length ? NOT_YET : `O pedido já é de ${write(serviceType, input.size)}.`}`,
    ),
    offers: others.map((size) => ({ serviceType, size })),
  };
}

/** The size asked for; null where only the kind was named, `none` where there is nothing further that way. */
function targetOf(
  { size, more, fewer }: OrderWish,
  ordered: number,
  sizes: readonly number[],
): number | null | 'none' {
  if (size !== undefined) return size;
  if (more !== undefined) return more > 0 ? ordered + more : (sizes.find((one) => one > ordered) ?? 'none');
  if (fewer !== undefined)
    return fewer > 0 ? Math.max(1, ordered - fewer) : (sizes.findLast((one) => one < ordered) ?? 'none');
  return null;
}

const offer = (text: string): Said => ({ outcome: 'offer', text });

const write = (serviceType: ServiceType, size: number): string =>
  serviceType === 'presentation' ? countOf(size, 'slide', 'slides') : countOf(size, 'página', 'páginas');
