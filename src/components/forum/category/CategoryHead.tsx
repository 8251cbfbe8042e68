import type { ForumCategory } from '@/model/forum/topic';
import { foro } from '@/model/forum-messages';
import { paths } from '@/model/paths';
import { CategoryIcon } from '../CategoryIcon';
import { NewTopicLink } from '../NewTopicLink';
import { Breadcrumb } from '../shared/Breadcrumb';
import styles from './CategoryHead.module.css';

const counts = foro.forumHome.categories;

/** The head of a category's page: where it stands, what it is about, and the way to a new topic. */
export function CategoryHead({ category }: { category: ForumCategory }) {
  const { id, nombre, descripcion, icono, color, temaCount, mensajeCount } = category;
  return (
    <header className={styles.head}>
      <Breadcrumb crumbs={[{ label: foro.forumCommon.forum, to: paths.forum.href() }, { label: nombre }]} />
      <div className={styles.row}>
        <CategoryIcon icono={icono} color={color} large />
        <div className={styles.about}>
          <h1 className={styles.name}>{nombre}</h1>
          {descripcion && <p className="lead">{descripcion}</p>}
          <p className={styles.counts}>
            {counts.topics(temaCount)} <span aria-hidden="true">·</span> {counts.messages(mensajeCount)}
          </p>
        </div>
        <NewTopicLink categoryId={id} />
      </div>
    </header>
  );
}
