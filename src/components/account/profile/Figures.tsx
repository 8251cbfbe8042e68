import type { PublicProfile } from '@/model/account';
import { formatNumber } from '@/model/format-number';
import { messages } from '@/model/messages';

const texts = messages.profile.statistics;

interface Figure {
  label: string;
  /** A number, or one as it is written. */
  value: number | string;
}

export function publicFigures(profile: PublicProfile): Figure[] {
  return [
    { label: texts.points, value: profile.puntos },
    { label: texts.badges, value: profile.insignias.length },
    { label: texts.comments, value: profile.comentariosCount },
    { label: texts.articles, value: profile.articulosCount },
    { label: texts.topics, value: profile.temasForoCount },
    { label: texts.replies, value: profile.respuestasForoCount },
  ];
}

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="d-flex flex-wrap gap-3">
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className="card card-body flex-column-reverse justify-content-end p-4"
          style={{ flexBasis: '9rem' }}
        >
          <dt className="fs-sm fw-normal text-soft">{label}</dt>
          <dd className="font-serif fs-2xl fw-semibold text-accent">
            {typeof value === 'number' ? formatNumber(value) : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
