import { SelectField } from '@/components/library/SelectField';
import { Button } from '@/components/ui';
import { FILTER_STATES, FOUND_ORDERS, TOPIC_ORDERS, type TopicListFilters } from '@/model/forum/list-filters';
import { foro } from '@/model/forum-messages';
import { ForumSearchField } from '../search/ForumSearchField';
import styles from './Category.module.css';

const texts = foro.forumHome.category;

interface TopicToolbarProps {
  filters: TopicListFilters;
  onChoose: (filters: TopicListFilters) => void;
}

/** Search, state and order of a category's topics. */
export function TopicToolbar({ filters, onChoose }: TopicToolbarProps) {
  const { busqueda, estado, orden } = filters;
  const orders: readonly TopicListFilters['orden'][] = busqueda === '' ? TOPIC_ORDERS : FOUND_ORDERS;
  const isFiltered = busqueda !== '' || estado !== null;
  return (
    <section aria-label={texts.filters} className={`py-4 border-top border-bottom ${styles.toolbar}`}>
      <div className={styles.search}>
        <ForumSearchField
          key={busqueda}
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={busqueda}
          onSearch={(words) => onChoose({ ...filters, busqueda: words })}
        />
      </div>
      <SelectField
        label={texts.state}
        value={estado ?? ''}
        all={texts.allStates}
        options={FILTER_STATES.map((value) => ({ value, label: texts.states[value] }))}
        onChange={(value) =>
          onChoose({ ...filters, estado: FILTER_STATES.find((state) => state === value) ?? null })
        }
      />
      <SelectField
        label={texts.order}
        value={orden}
        options={orders.map((value) => ({ value, label: texts.orders[value] }))}
        onChange={(value) =>
          onChoose({ ...filters, orden: orders.find((order) => order === value) ?? orden })
        }
      />
      {isFiltered && (
        <Button
          variant="ghost"
          size="small"
          className={styles.clear}
          onClick={() => onChoose({ ...filters, busqueda: '', estado: null })}
        >
          {texts.clear}
        </Button>
      )}
    </section>
  );
}
