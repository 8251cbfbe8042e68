import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/ui';
import { PagedItems } from '@/components/ui/PagedItems';
import type { ForumCategory } from '@/model/forum/topic';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/paths';
import type { PagedList } from '@/services/queries/paged-list';
import { CategoryIcon, categoryColor } from '../CategoryIcon';
import { RelativeTime } from '../shared/RelativeTime';
import styles from './Home.module.css';

const texts = foro.forumHome.categories;

function CategoryCard({ category }: { category: ForumCategory }) {
  const { id, nombre, descripcion, icono, color, temaCount, mensajeCount, ultimoTema } = category;
  return (
    <article className={`card flex-md-row gap-3 ${styles.category}`} style={categoryColor(color)}>
      <div className="d-flex flex-grow-1 gap-4 minw-0">
        <CategoryIcon icono={icono} color={color} />
        <div className="vstack gap-1 minw-0">
          <h3 className="fs-lg">
            <Link to={paths.forumCategory.href(id)} className="stretched-link">
              {nombre}
            </Link>
          </h3>
          {descripcion && <p className="text-soft fs-sm">{descripcion}</p>}
          <p className="text-soft fs-xs">
            {texts.topics(temaCount)} <span aria-hidden="true">·</span> {texts.messages(mensajeCount)}
          </p>
        </div>
      </div>
      <p className={`vstack align-items-start justify-content-center text-soft fs-xs ${styles.last}`}>
        {ultimoTema ? (
          <>
            <span>{texts.last}</span>
            <Link
              to={paths.forumTopic.href(ultimoTema.id)}
              className={`mw-100 text-body fs-sm fw-semibold ${styles.topic}`}
            >
              {ultimoTema.titulo}
            </Link>
            <RelativeTime date={ultimoTema.fechaCreacion} />
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
    <section aria-labelledby="categorias" className="vstack gap-4">
      <h2 id="categorias" className="fs-xl">
        {texts.title}
      </h2>
      <PagedItems
        list={list}
        texts={{ ...texts, loadError: texts.error, moreError: texts.error }}
        place="7.5rem"
        empty={<EmptyState text={texts.empty} />}
      >
        {(items) => (
          <ul className="vstack gap-3">
            {items.map((category) => (
              <li key={category.id}>
                <CategoryCard category={category} />
              </li>
            ))}
          </ul>
        )}
      </PagedItems>
    </section>
  );
}
