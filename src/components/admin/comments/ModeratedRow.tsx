import { Link } from 'react-router-dom';
import { Facts, FoldedText, RemoveButton, RowEnd, Tick } from '@/components/admin/kit';
import { classNames } from '@/components/ui';
import { DEPARTED_AUTHOR_ID } from '@/model/comment';
import { formatDate, isoDate } from '@/model/dates';
import type { ModeratedComment } from '@/model/moderated-comment';
import { paths } from '@/model/paths';
import { staff } from '@/model/staff-messages';

const texts = staff.adminComments;
/** A longer comment is folded. */
const SHOWN_CHARACTERS = 400;

interface ModeratedRowProps {
  comment: ModeratedComment;
  selected: boolean;
  busy: boolean;
  onSelect: () => void;
  onDelete: () => void;
}

function Author({ autor, autorId }: Pick<ModeratedComment, 'autor' | 'autorId'>) {
  const name = 'text-body fw-semibold';
  if (autorId === null || autorId === DEPARTED_AUTHOR_ID) {
    return (
      <>
        <span className={name}>{autor}</span>
        <span className="badge">{autorId === null ? texts.imported : texts.departed}</span>
      </>
    );
  }
  return (
    <Link to={paths.memberProfile.href(autorId)} className={name} aria-label={texts.profileOf(autor)}>
      {autor}
    </Link>
  );
}

/** One comment, with where it is and who wrote it. */
export function ModeratedRow({ comment, selected, busy, onSelect, onDelete }: ModeratedRowProps) {
  const { autor, autorId, contenido, fechaPublicacion, articuloId, articuloTitulo, articuloPublicado } =
    comment;
  const date = formatDate(fechaPublicacion);
  return (
    <li className={classNames('card flex-row p-4', selected && 'bg-accent-soft border-accent')}>
      <Tick className="align-self-start py-1 pe-3" checked={selected} disabled={busy} onChange={onSelect}>
        <span className="visually-hidden">{texts.select(autor, date)}</span>
      </Tick>
      <div className="d-flex flex-column flex-md-row gap-2 flex-grow-1 minw-0">
        <div className="vstack gap-2 minw-0">
          <Facts>
            <Author autor={autor} autorId={autorId} />
            <time dateTime={isoDate(fechaPublicacion)}>{date}</time>
          </Facts>
          <FoldedText text={contenido} limit={SHOWN_CHARACTERS} className="mw-measure" texts={texts} />
          <Facts>
            <span>
              {texts.on}{' '}
              {articuloPublicado ? (
                <Link to={paths.article.href(articuloId)}>{articuloTitulo}</Link>
              ) : (
                <span className="text-body">{articuloTitulo}</span>
              )}
            </span>
            {!articuloPublicado && <span className="badge">{texts.unpublished}</span>}
          </Facts>
        </div>
        <RowEnd>
          <RemoveButton aria-label={texts.deleteOf(autor)} busy={busy} onClick={onDelete}>
            {texts.delete}
          </RemoveButton>
        </RowEnd>
      </div>
    </li>
  );
}
