import { Link } from 'react-router-dom';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import type { ForumCategory } from '@/model/forum/topic';
import { foro } from '@/model/forum-messages';
import { paths } from '@/model/paths';
import { CategoryIcon, categoryColor } from '../CategoryIcon';
import styles from './CategoryCard.module.css';

const texts = foro.forumHome.categories;

/** A category of the forum: what it is about, how much it holds, and its newest topic. */
export function CategoryCard({ category }: { category: ForumCategory }) {
  const { id, nombre, descripcion, icono, color, temaCount, mensajeCount, ultimoTema } = category;
  return (
    <article className={styles.card} style={categoryColor(color)}>
      <CategoryIcon icono={icono} color={color} />
      <div className={styles.about}>
        <h3 className={styles.name}>
          <Link to={paths.forumCategory.href(id)} className={styles.link}>
            {nombre}
          </Link>
        </h3>
        {descripcion && <p className={styles.description}>{descripcion}</p>}
        <p className={styles.counts}>
          <span>{texts.topics(temaCount)}</span>
          <span aria-hidden="true">·</span>
          <span>{texts.messages(mensajeCount)}</span>
        </p>
      </div>
      <p className={styles.last}>
        {ultimoTema ? (
          <>
            <span>{texts.last}</span>
            <Link to={paths.forumTopic.href(ultimoTema.id)} className={styles.topic}>
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
