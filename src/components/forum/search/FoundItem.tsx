import { Link } from 'react-router-dom';
import { Highlighted } from '@/components/articles/Highlighted';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import { StateBadge } from '@/components/forum/shared/StateBadge';
import type { ForumResult } from '@/model/forum/found';
import { foro } from '@/model/forum-messages';
import { paths } from '@/model/paths';
import styles from './FoundItem.module.css';

const texts = foro.forumSearch;

/** One topic or reply that a search found, with the words marked. */
export function FoundItem({ result, words }: { result: ForumResult; words: readonly string[] }) {
  const { kind, id, temaId, titulo, fragmento, autorNombre, fecha, estado } = result;
  const isReply = kind === 'respuesta';
  return (
    <article className={styles.item}>
      <p className={styles.meta}>
        <span className={styles.kind} data-kind={kind}>
          {isReply ? texts.reply : texts.topic}
        </span>
        {!isReply && estado !== 'abierto' && <StateBadge estado={estado} />}
        <span>
          {texts.by} {autorNombre}
        </span>
        <RelativeTime date={fecha} />
      </p>
      <h3 className={styles.title}>
        <Link className={styles.link} to={paths.forumTopic.href(temaId, isReply ? id : undefined)}>
          {isReply ? texts.replyIn(titulo) : <Highlighted text={titulo} words={words} />}
        </Link>
      </h3>
      {fragmento && (
        <p className={styles.snippet}>
          <Highlighted text={fragmento} words={words} />
        </p>
      )}
    </article>
  );
}
