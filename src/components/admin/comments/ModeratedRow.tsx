import { Link } from 'react-router-dom';
import { RemoveButton } from '@/components/admin/controls/RemoveButton';
import { FoldedText } from '@/components/admin/FoldedText';
import { DEPARTED_AUTHOR_ID } from '@/model/comment';
import { formatDate, isoDate } from '@/model/dates';
import type { ModeratedComment } from '@/model/moderated-comment';
import { paths } from '@/model/paths';
import { staff } from '@/model/staff-messages';
import styles from './Comments.module.css';

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

function Author({ comment: { autor, autorId } }: Pick<ModeratedRowProps, 'comment'>) {
  if (autorId === null)
    return (
      <>
        <span className={styles.author}>{autor}</span>
        <span className={styles.tag}>{texts.imported}</span>
      </>
    );
  if (autorId === DEPARTED_AUTHOR_ID)
    return (
      <>
        <span className={styles.author}>{autor}</span>
        <span className={styles.tag}>{texts.departed}</span>
      </>
    );
  return (
    <Link
      to={paths.memberProfile.href(autorId)}
      className={styles.author}
      aria-label={texts.profileOf(autor)}
    >
      {autor}
    </Link>
  );
}

/** One comment, with where it is and who wrote it. */
export function ModeratedRow({ comment, selected, busy, onSelect, onDelete }: ModeratedRowProps) {
  const { autor, contenido, fechaPublicacion, articuloId, articuloTitulo, articuloPublicado } = comment;
  const date = formatDate(fechaPublicacion);
  return (
    <li className={styles.comment} data-selected={selected || undefined}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          className={styles.box}
          checked={selected}
          disabled={busy}
          onChange={onSelect}
        />
        <span className="visually-hidden">{texts.select(autor, date)}</span>
      </label>
      <div className={styles.body}>
        <p className={styles.meta}>
          <Author comment={comment} />
          <time dateTime={isoDate(fechaPublicacion)}>{date}</time>
        </p>
        <FoldedText text={contenido} limit={SHOWN_CHARACTERS} className={styles.text} texts={texts} />
        <p className={styles.meta}>
          <span>
            {texts.on}{' '}
            {articuloPublicado ? (
              <Link to={paths.article.href(articuloId)}>{articuloTitulo}</Link>
            ) : (
              <span className={styles.title}>{articuloTitulo}</span>
            )}
          </span>
          {!articuloPublicado && <span className={styles.tag}>{texts.unpublished}</span>}
        </p>
      </div>
      <RemoveButton
        className={styles.remove}
        aria-label={texts.deleteOf(autor)}
        busy={busy}
        onClick={onDelete}
      >
        {texts.delete}
      </RemoveButton>
    </li>
  );
}
