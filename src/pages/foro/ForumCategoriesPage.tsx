import { type ComponentProps, useEffect, useState } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { FoldedAccess, PermissionPanel } from '@/components/forum/admin/categories/AccessPanels';
import { CategoryAdminList } from '@/components/forum/admin/categories/CategoryAdminList';
import { CategoryForm } from '@/components/forum/admin/categories/CategoryForm';
import { DeleteForumCategory } from '@/components/forum/admin/categories/DeleteForumCategory';
import { StaffPage } from '@/components/forum/admin/StaffPage';
import { ButtonLink } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import { ListItems, type ListItemsProps } from '@/components/ui/PagedItems';
import type { ForumCategory } from '@/model/forum/topic';
import * as foroStaff from '@/model/messages/forum-staff';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import { forumCan } from '@/model/users/permissions/forum-permissions';
import { toServiceError } from '@/services/firestore';
import { orderForumCategories, useAllCategories } from '@/services/forum';

const texts = foroStaff.forumCategories;

/** How long a message stays (spec 2, section 9). */
const SHOWN_MS = { success: 3000, forced: 5000 } as const;

/** A message that goes by itself. */
function useTimedMessage() {
  const [message, setMessage] = useState<{ text: string; milliseconds: number } | null>(null);
  useEffect(() => {
    const timer = message && setTimeout(() => setMessage(null), message.milliseconds);
    return () => clearTimeout(timer ?? undefined);
  }, [message]);
  return {
    message: message?.text,
    show: (text: string, milliseconds: number = SHOWN_MS.success) => setMessage({ text, milliseconds }),
  };
}

/** Why who is no administrador cannot delete a category. */
const refusedDeletion = ({ temaCount }: ForumCategory): string =>
  temaCount > 0
    ? texts.deletion.hasTopics(temaCount)
    : texts.deletion.error(texts.deletion.onlyAdministrators);

type ListProps = Omit<ComponentProps<typeof CategoryAdminList>, 'categories'> &
  Pick<ListItemsProps<ForumCategory>, 'list'>;

function CategoriesInOrder({ list, ...acts }: ListProps) {
  return (
    <>
      <h2 id="lista-categorias" className="fs-lg">
        {texts.list}
      </h2>
      <ListItems list={list} texts={texts} place="6.5rem" empty={texts.empty}>
        {(items) => <CategoryAdminList categories={items} {...acts} />}
      </ListItems>
    </>
  );
}

function ForumCategoriesScreen({ account }: { account: Account }) {
  const { categories, status, retry } = useAllCategories();
  const [editing, setEditing] = useState<ForumCategory | null>(null);
  const [deleting, setDeleting] = useState<ForumCategory | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const success = useTimedMessage();
  const mayCreate = forumCan.createCategory(account);
  const mayEdit = forumCan.editCategory(account);
  const isAdministrator = account.rol === 'administrador';

  const saved = (message: string) => {
    success.show(message);
    setEditing(null);
  };
  const move = async (ordered: ForumCategory[]) => {
    setProblem(null);
    await orderForumCategories(account, ordered).catch((cause: unknown) =>
      setProblem(texts.row.moveError(toServiceError(cause).message)),
    );
  };
  const askToDelete = (category: ForumCategory) => {
    setProblem(isAdministrator ? null : refusedDeletion(category));
    if (isAdministrator) setDeleting(category);
  };
  const deleted = (message: string, forced: boolean) => {
    if (editing?.id === deleting?.id) setEditing(null);
    setDeleting(null);
    success.show(message, forced ? SHOWN_MS.forced : SHOWN_MS.success);
  };
  return (
    <>
      {forumCan.seeStatistics(account) && (
        <p>
          <ButtonLink to={paths.forumStatistics.href()} variant="secondary" size="small">
            {texts.seeStatistics}
          </ButtonLink>
        </p>
      )}
      <Announced tone="success">{success.message}</Announced>
      <Announced tone="danger" onClose={() => setProblem(null)}>
        {problem}
      </Announced>
      <Row xs={1} className="g-5">
        {(editing || mayCreate) && (
          <Col lg={4}>
            <CategoryForm
              key={editing?.id ?? 'nueva'}
              account={account}
              category={editing}
              count={categories.length}
              onSaved={saved}
              onCancel={() => setEditing(null)}
            />
          </Col>
        )}
        <Col
          lg={editing || mayCreate ? 8 : 12}
          as="section"
          className="vstack gap-3"
          aria-labelledby="lista-categorias"
        >
          <CategoriesInOrder
            list={{ items: categories, status, retry }}
            onEdit={mayEdit ? setEditing : undefined}
            onMove={mayEdit ? (ordered) => void move(ordered) : undefined}
            onDelete={askToDelete}
          />
        </Col>
      </Row>
      <PermissionPanel account={account} />
      <FoldedAccess account={account} />
      {deleting && (
        <DeleteForumCategory
          account={account}
          category={deleting}
          onDone={deleted}
          onProblem={(message) => {
            setDeleting(null);
            setProblem(message);
          }}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

/** /foro/admin/categorias: for administrarForo or crearCategorias (spec 2, sections 2 and 6). */
export default function ForumCategoriesPage() {
  return (
    <StaffPage may={forumCan.createCategory} refusal={texts.refused} head={texts}>
      {(account) => <ForumCategoriesScreen account={account} />}
    </StaffPage>
  );
}
