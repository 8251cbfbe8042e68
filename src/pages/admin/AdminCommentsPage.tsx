import DeleteIcon from 'bootstrap-icons/icons/trash3.svg?react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useStaff } from '@/components/account/useMember';
import { AdminHead } from '@/components/admin/AdminHead';
import { FactLine } from '@/components/admin/FactLine';
import { FoldedText } from '@/components/admin/FoldedText';
import { RemoveButton } from '@/components/admin/RemoveButton';
import { RowEnd } from '@/components/admin/RowEnd';
import { Button, classNames, showToast } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { PagedItems } from '@/components/ui/PagedItems';
import { barOf } from '@/components/ui/ProgressBar';
import { SelectionBar } from '@/components/ui/SelectionBar';
import { useSelection } from '@/components/ui/useSelection';
import { commentKey, DEPARTED_AUTHOR_ID, type ModeratedComment } from '@/model/comments/comment';
import * as staff from '@/model/messages/staff';
import { formatDate, isoDate } from '@/model/shared/dates';
import { paths } from '@/model/shared/paths';
import { useLongTask } from '@/services/client';
import { removeComments, useModeratedComments } from '@/services/comments';
import type { StaffSession } from '@/services/users';

const texts = staff.adminComments;
const SHOWN_CHARACTERS = 400;

interface ModeratedRowProps {
  comment: ModeratedComment;
  selected: boolean;
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

function ModeratedRow({ comment, selected, onSelect, onDelete }: ModeratedRowProps) {
  const { autor, autorId, contenido, fechaPublicacion, articuloId, articuloTitulo, articuloPublicado } =
    comment;
  const date = formatDate(fechaPublicacion);
  return (
    <li className={classNames('card flex-row p-4', selected && 'bg-accent-soft border-accent')}>
      <label className="p-2">
        <input type="checkbox" className="form-check-input m-0" checked={selected} onChange={onSelect} />
        <span className="visually-hidden">{texts.select(autor, date)}</span>
      </label>
      <div className="d-flex flex-column flex-md-row gap-2 flex-grow-1 minw-0">
        <div className="vstack gap-2 minw-0">
          <FactLine>
            <Author autor={autor} autorId={autorId} />
            <time dateTime={isoDate(fechaPublicacion)}>{date}</time>
          </FactLine>
          <FoldedText text={contenido} limit={SHOWN_CHARACTERS} className="mw-measure" texts={texts} />
          <FactLine>
            <span>
              {texts.on}{' '}
              {articuloPublicado ? (
                <Link to={paths.article.href(articuloId)}>{articuloTitulo}</Link>
              ) : (
                <span className="text-body">{articuloTitulo}</span>
              )}
            </span>
            {!articuloPublicado && <span className="badge">{texts.unpublished}</span>}
          </FactLine>
        </div>
        <RowEnd>
          <RemoveButton aria-label={texts.deleteOf(autor)} onClick={onDelete}>
            {texts.delete}
          </RemoveButton>
        </RowEnd>
      </div>
    </li>
  );
}

interface DeleteCommentsProps {
  comments: readonly ModeratedComment[];
  session: StaffSession;
  /** Gets those that did not go, by their keys. */
  onLeft: (keys: string[]) => void;
  onClose: () => void;
}

/** Asks before comments are deleted; what does not go stays selected, to be tried again. */
function DeleteComments({ comments, session, onLeft, onClose }: DeleteCommentsProps) {
  const task = useLongTask();
  const [problem, setProblem] = useState<string | null>(null);
  const count = comments.length;

  const confirmed = async () => {
    setProblem(null);
    const end = await task.run((control) => removeComments(session, comments, control));
    if (end.how === 'failed') return setProblem(texts.failed(count, end.error.message));
    if (end.how === 'stopped') return;
    const { done, failed, cut } = end.result;
    const gone = new Set(done);
    const [first] = failed;
    onLeft(comments.map(commentKey).filter((key) => !gone.has(key)));
    if (gone.size > 0) showToast(texts.deleted(gone.size));
    if (cut === 'interrupted') setProblem(texts.stopped(gone.size, count - gone.size));
    else if (first) setProblem(texts.failed(count - gone.size, first.error.message));
    else onClose();
  };
  return (
    <ConfirmDialog
      title={count === 1 ? texts.deleteOne : texts.deleteSelected}
      confirmLabel={texts.confirmYes(count)}
      danger
      work={barOf({ task, label: texts.deleting, stopLabel: texts.stop })}
      error={problem}
      onConfirm={() => void confirmed()}
      onClose={onClose}
    >
      <p>{texts.confirm(count)}</p>
    </ConfirmDialog>
  );
}

/** /admin/comentarios: the comments of every article, newest first, to delete one or several. */
export default function AdminCommentsPage() {
  const session = useStaff();
  const list = useModeratedComments();
  const selection = useSelection();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const toDelete = list.items.filter((comment) => asked.includes(commentKey(comment)));
  return (
    <>
      <AdminHead title={texts.title} lead={texts.description} />
      <PagedItems list={list} texts={texts} place="7rem" empty={texts.empty}>
        {(items) => (
          <>
            <SelectionBar
              selection={selection}
              keys={items.map(commentKey)}
              texts={texts}
              action={
                <Button
                  variant="danger"
                  size="small"
                  onClick={() => setAsked(items.map(commentKey).filter(selection.has))}
                >
                  <DeleteIcon aria-hidden="true" />
                  {texts.deleteSelected}
                </Button>
              }
            />
            <ul className="vstack gap-3 mt-4">
              {items.map((comment) => (
                <ModeratedRow
                  key={commentKey(comment)}
                  comment={comment}
                  selected={selection.has(commentKey(comment))}
                  onSelect={() => selection.toggle(commentKey(comment))}
                  onDelete={() => setAsked([commentKey(comment)])}
                />
              ))}
            </ul>
          </>
        )}
      </PagedItems>
      {toDelete.length > 0 && (
        <DeleteComments
          comments={toDelete}
          session={session}
          onLeft={selection.replace}
          onClose={() => setAsked([])}
        />
      )}
    </>
  );
}
