import { Link } from 'react-router-dom';
import { Button, classNames } from '@/components/ui';
import type { LinkProblem, ReportedLink } from '@/model/links/link-report';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { FactLine } from '../FactLine';
import { RowEnd } from '../RowEnd';

const texts = staff.adminLinks;

const BADGES: Record<LinkProblem, string> = {
  muerto: 'badge-danger',
  movido: 'badge-clay',
  lento: 'badge-accent',
};

function Outside({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="text-break">
      {href} <span className="visually-hidden">{messages.common.opensInNewTab}</span>
    </a>
  );
}

interface LinkRowProps {
  link: ReportedLink;
  busy: boolean;
  onTake: () => void;
  onAside: () => void;
}

/** One address that is to be mended: why, where it stands, and what may take its place. */
export function LinkRow({ link, busy, onTake, onAside }: LinkRowProps) {
  const { direccion, problema, motivo, propuesta, usos } = link;
  const canTake = propuesta !== '' && problema !== 'lento';
  return (
    <div className="d-flex flex-wrap gap-3 justify-content-between py-4">
      <div className="vstack gap-2 minw-0" style={{ flexBasis: '24rem' }}>
        <p className="fw-semibold">
          <Outside href={direccion} />
        </p>
        <FactLine>
          <span className={classNames('badge', BADGES[problema])}>{texts.problems[problema]}</span>
          {motivo && <span>{motivo}</span>}
        </FactLine>
        {canTake && (
          <p className="fs-sm">
            {texts.proposed[problema]}: <Outside href={propuesta} />
          </p>
        )}
        {problema === 'muerto' && !canTake && <p className="fs-sm text-soft">{texts.noCopy}</p>}
        <ul className="vstack gap-1 fs-sm" aria-label={texts.in}>
          {usos.map(({ articulo, titulo, lugar }) => (
            <li key={articulo}>
              <Link to={paths.adminEditArticle.href(articulo)}>{titulo}</Link>{' '}
              <span className="text-soft">{texts.places[lugar]}</span>
            </li>
          ))}
        </ul>
      </div>
      <RowEnd>
        {canTake && (
          <Button
            size="small"
            busy={busy}
            aria-label={texts.of(texts.take[problema], direccion)}
            onClick={onTake}
          >
            {busy ? texts.taking : texts.take[problema]}
          </Button>
        )}
        <Button
          variant="ghost"
          size="small"
          busy={busy}
          aria-label={texts.of(texts.aside, direccion)}
          onClick={onAside}
        >
          {texts.aside}
        </Button>
      </RowEnd>
    </div>
  );
}
