import { Link } from 'react-router-dom';
import { PagedItems } from '@/components/ui/PagedItems';
import type { ForumCategory } from '@/model/forum/topic';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/shared/paths';
import type { PagedList } from '@/services/client';
import { CategoryIcon } from '../CategoryIcon';
import { RelativeTime } from '../shared/RelativeTime';
import rows from '../shared/Rows.module.css';
import styles from './Home.module.css';

const texts = foro.forumHome.categories;

function CategoryRow({ category }: { category: ForumCategory }) {
  const { id, nombre, descripcion, icono, color, temaCount, mensajeCount, ultimoTema } = category;
  return (
    <article className={styles.category}>
      <CategoryIcon icono={icono} color={color} />
      <div className="minw-0">
        <h3 className="fs-lg">
          <Link to={paths.forumCategory.href(id)} className="stretched-link">
            {nombre}
          </Link>
        </h3>
        {descripcion && <p className="text-soft fs-sm lh-sm">{descripcion}</p>}
      </div>
      <p className={`hstack column-gap-3 text-soft fs-xs nums-tabular ${styles.counts}`}>
        <span>{texts.topics(temaCount)}</span>
        <span>{texts.messages(mensajeCount)}</span>
      </p>
      <p className={`text-soft fs-xs minw-0 ${styles.last}`}>
        {ultimoTema ? (
          <>
            <span>
              {texts.last} <RelativeTime date={ultimoTema.fechaCreacion} />
            </span>
            <Link
              to={paths.forumTopic.href(ultimoTema.id)}
              className={`mw-100 text-body fs-sm fw-semibold ${styles.topic}`}
            >
              {ultimoTema.titulo}
            </Link>
          </>
        ) : (
          <span>{texts.noTopics}</span>
        )}
      </p>
    </article>
  );
}

export function CategoryList({ list }: { list: PagedList<ForumCategory> }) {
  return (
    <section aria-labelledby="categorias" className="vstack gap-3">
      <h2 id="categorias" className="fs-xl">
        {texts.title}
      </h2>
      <PagedItems
        list={list}
        texts={{ ...texts, loadError: texts.error, moreError: texts.error }}
        place="5rem"
        empty={texts.empty}
      >
        {(items) => (
          <ul className={rows.rows}>
            {items.map((category) => (
              <li key={category.id}>
                <CategoryRow category={category} />
              </li>
            ))}
          </ul>
        )}
      </PagedItems>
    </section>
  );
}
