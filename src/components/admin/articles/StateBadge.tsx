import type { ArticleState } from '@/model/article';
import { staff } from '@/model/staff-messages';
import styles from './StateBadge.module.css';

const texts = staff.adminArticles;

/** An article's estado; one that is being deleted says so instead. */
export function StateBadge({ estado, borrando }: { estado: ArticleState; borrando: boolean }) {
  return (
    <span className={styles.badge} data-estado={borrando ? 'borrando' : estado}>
      {borrando ? texts.deleting : texts.estados[estado]}
    </span>
  );
}
