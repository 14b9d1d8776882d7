import { type ServiceType, sizesOf } from '#shared/catalog/catalog.ts';
import { METER_TEXTS as TEXTS } from './meter-texts.ts';
import type { MeterReading } from './read-meter.ts';

/**
 * A ruler as long as the largest size, over cards that are as wide as their share of it: what is filled ends where a
 * card's size cuts it or leaves room.
 */
export function Ruler({
  serviceType,
  reading,
  size,
}: {
  serviceType: ServiceType;
  reading: MeterReading;
  /** The chosen one. */
  size: number | null;
}) {
  const sizes = sizesOf(serviceType);
  const length = sizes.at(-1) ?? 1;
  const step = sizes[0] ?? 1;
  const { supported } = reading;
  const share = (count: number) => `${(100 * Math.min(count, length)) / length}%`;
  const isOver = supported > length;
  const unfilled = reading.kind === 'measured' && size !== null ? Math.max(0, size - supported) : 0;
  const marks = Array.from({ length: length - 1 }, (_, index) => index + 1);
  return (
    <div
      className="regua mt-9"
      role="img"
      aria-label={TEXTS.ruler(serviceType, supported, reading.kind === 'measured' ? size : null)}
    >
      <span
        className={reading.kind === 'reading' ? 'regua-materia regua-lendo' : 'regua-materia'}
        style={{ width: share(supported) }}
      />
      {unfilled > 0 && (
        <span className="regua-vazia" style={{ left: share(supported), width: share(unfilled) }} />
      )}
      {isOver && <span className="regua-fora" />}
      {marks.map((mark) => (
        <span
          key={mark}
          className={mark % step === 0 ? 'regua-marca regua-marca-longa' : 'regua-marca'}
          style={{ left: share(mark) }}
        />
      ))}
      {supported > 0 && (
        <span
          className="regua-bandeira num"
          style={{ left: isOver ? '100%' : `clamp(1.5rem, ${share(supported)}, calc(100% - 1.5rem))` }}
        >
          {supported}
        </span>
      )}
    </div>
  );
}
