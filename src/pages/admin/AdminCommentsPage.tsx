import DeleteIcon from 'bootstrap-icons/icons/trash3.svg?react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMember } from '@/components/account/useMember';
import { AdminHead, Facts, FoldedText, RemoveButton, RowEnd, Tick } from '@/components/admin/kit';
import { Button, classNames, EmptyState, showToast, usePageMeta } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { ListItems, MoreButton } from '@/components/ui/PagedItems';
import { TaskProgress } from '@/components/ui/ProgressBar';
import { SelectionBar } from '@/components/ui/SelectionBar';
import { useSelection } from '@/components/ui/useSelection';
import type { Account } from '@/model/account';
import { commentKey, DEPARTED_AUTHOR_ID, type ModeratedComment } from '@/model/comment';
import { formatDate, isoDate } from '@/model/dates';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/paths';
import { removeComments, useModeratedComments } from '@/services/queries/comments/useModeration';
import { useLongTask } from '@/services/queries/useLongTask';
import type { SessionHandle } from '@/session';

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
function ModeratedRow({ comment, selected, busy, onSelect, onDelete }: ModeratedRowProps) {
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

type Outcome = Awaited<ReturnType<typeof removeComments>>;

/** What is said when not everything went; null when it did. */
function problemOf({ done, failed, cut }: Outcome, total: number): string | null {
  if (cut === 'interrupted') return texts.stopped(done.length, total - done.length);
  const [first] = failed;
  if (!first) return null;
  return texts.failed(total - done.length, first.error.message);
}

/** Deletes what was asked for, and keeps selected what did not go. */
function useBulkDeletion(session: SessionHandle & { account: Account }) {
  const selection = useSelection();
  const task = useLongTask();
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (comments: readonly ModeratedComment[]) => {
    setProblem(null);
    const end = await task.run((control) => removeComments(session, comments, control));
    if (end.how === 'failed') return setProblem(texts.failed(comments.length, end.error.message));
    if (end.how === 'stopped') return;
    const gone = new Set(end.result.done);
    selection.replace(comments.map(commentKey).filter((key) => !gone.has(key)));
    if (gone.size > 0) showToast(texts.deleted(gone.size));
    setProblem(problemOf(end.result, comments.length));
  };
  return { selection, task, problem, run };
}

/** The comments of every article, newest first, to delete one or several. */
function CommentsScreen({ session }: { session: SessionHandle & { account: Account } }) {
  const list = useModeratedComments();
  const { selection, task, problem, run } = useBulkDeletion(session);
  const [asked, setAsked] = useState<readonly ModeratedComment[] | null>(null);
  return (
    <>
      <AdminHead title={texts.title} lead={texts.description} />
      <ListItems
        list={list}
        texts={texts}
        place="7rem"
        empty={!list.hasMore && <EmptyState text={texts.empty} />}
      >
        {(items) => (
          <>
            <SelectionBar
              selection={selection}
              keys={items.map(commentKey)}
              texts={texts}
              busy={task.running}
              action={
                <Button
                  variant="danger"
                  size="small"
                  onClick={() => setAsked(items.filter((comment) => selection.has(commentKey(comment))))}
                >
                  <DeleteIcon aria-hidden="true" />
                  {texts.deleteSelected}
                </Button>
              }
            >
              <TaskProgress task={task} label={texts.deleting} stopLabel={texts.stop} />
              <Announced tone="danger">{problem}</Announced>
            </SelectionBar>
            <ul className="vstack gap-3 mt-4">
              {items.map((comment) => (
                <ModeratedRow
                  key={commentKey(comment)}
                  comment={comment}
                  selected={selection.has(commentKey(comment))}
                  busy={task.running}
                  onSelect={() => selection.toggle(commentKey(comment))}
                  onDelete={() => setAsked([comment])}
                />
              ))}
            </ul>
          </>
        )}
      </ListItems>
      {!task.running && <MoreButton list={list} texts={texts} />}
      {asked && (
        <ConfirmDialog
          title={asked.length === 1 ? texts.deleteOne : texts.deleteSelected}
          confirmLabel={texts.confirmYes(asked.length)}
          danger
          onConfirm={() => {
            setAsked(null);
            void run(asked);
          }}
          onClose={() => setAsked(null)}
        >
          <p>{texts.confirm(asked.length)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** /admin/comentarios. The guard of the route has seen to it that there is an account that may. */
export default function AdminCommentsPage() {
  usePageMeta({ title: texts.title, description: texts.description, noIndex: true });
  const session = useMember();
  const { account } = session;
  return account && <CommentsScreen session={{ ...session, account }} />;
}
