import { useParams } from 'react-router-dom';
import { CategoryIcon } from '@/components/forum/CategoryIcon';
import styles from '@/components/forum/category/Category.module.css';
import { TopicList } from '@/components/forum/category/TopicList';
import { ForumError } from '@/components/forum/ForumError';
import { NewTopicLink } from '@/components/forum/NewTopicLink';
import { ForumSearchField, FoundList, ResultsPlace } from '@/components/forum/search/ForumSearchField';
import { Breadcrumb } from '@/components/forum/shared/Breadcrumb';
import { Button, LoadingRegion, Skeleton, usePageMeta } from '@/components/ui';
import { moveFocus } from '@/components/ui/focus';
import { optionsOf, SelectField } from '@/components/ui/SelectField';
import { useAddressFilters } from '@/components/ui/useAddressFilters';
import { FORUM_PAGE } from '@/model/forum/limits';
import {
  FILTER_STATES,
  type ForumFilters,
  ordersOf,
  parseForumFilters,
  serializeForumFilters,
  TOPIC_ORDERS,
} from '@/model/forum/list-filters';
import type { ForumCategory } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { choiceOf } from '@/model/shared/unknown-value';
import { forumProblem, useForumCategory, useTopics } from '@/services/forum';

const { categories: counts, category: texts } = foro.forumHome;

interface TopicToolbarProps {
  filters: ForumFilters;
  onChoose: (change: Partial<ForumFilters>) => void;
}

/** Where the focus goes when the button that has it goes away. */
const LIST_HEADING = 'temas';

function TopicToolbar({ filters, onChoose }: TopicToolbarProps) {
  const { busqueda, estado, orden } = filters;
  const orders = ordersOf(busqueda);
  const isFiltered = busqueda !== '' || estado !== null;
  return (
    <section aria-label={texts.filters} className={`py-4 border-top border-bottom ${styles.toolbar}`}>
      <div className={`minw-0 ${styles.search}`}>
        <ForumSearchField
          key={busqueda}
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={busqueda}
          onSearch={(words) => onChoose({ busqueda: words })}
        />
      </div>
      <SelectField
        label={texts.state}
        value={estado}
        all={texts.allStates}
        options={optionsOf(FILTER_STATES, texts.states)}
        onChange={(chosen) => onChoose({ estado: chosen })}
      />
      <SelectField
        label={texts.order}
        value={orden ?? orders[0]}
        options={optionsOf(orders, texts.orders)}
        onChange={(chosen) => onChoose({ orden: chosen })}
      />
      {isFiltered && (
        <Button
          variant="ghost"
          size="small"
          className={styles.clear}
          onClick={() => {
            moveFocus(document.getElementById(LIST_HEADING));
            onChoose({ busqueda: '', estado: null });
          }}
        >
          {texts.clear}
        </Button>
      )}
    </section>
  );
}

function CategoryHead({ category }: { category: ForumCategory }) {
  const { id, nombre, descripcion, icono, color, temaCount, mensajeCount } = category;
  return (
    <header className="vstack gap-4 pt-5">
      <Breadcrumb crumbs={[{ label: nombre }]} />
      <div className="d-flex flex-column flex-md-row gap-4 align-items-start">
        <div className="hstack gap-4 align-items-start flex-grow-1 minw-0">
          <CategoryIcon icono={icono} color={color} large />
          <div className="vstack gap-2 minw-0">
            <h1 className="fs-2xl">{nombre}</h1>
            {descripcion && <p className="lead">{descripcion}</p>}
            <p className="text-soft fs-sm">
              {counts.topics(temaCount)} <span aria-hidden="true">·</span> {counts.messages(mensajeCount)}
            </p>
          </div>
        </div>
        <NewTopicLink categoryId={id} />
      </div>
    </header>
  );
}

/** The category is read beside its topics, not before them. */
function Content({ categoryId, category }: { categoryId: string; category: ForumCategory | undefined }) {
  const { filters, change } = useAddressFilters(parseForumFilters, serializeForumFilters);
  const isSearch = filters.busqueda !== '';
  const orden = choiceOf(filters.orden, TOPIC_ORDERS) ?? 'recientes';
  const topics = useTopics({ categoriaId: categoryId, estado: filters.estado, orden }, !isSearch);
  usePageMeta({ title: category?.nombre, description: category?.descripcion, noIndex: isSearch });
  return (
    <div className="container vstack gap-5 pb-7">
      {category ? (
        <CategoryHead category={category} />
      ) : (
        <LoadingRegion text={texts.loading} className="vstack gap-4 pt-5">
          <Skeleton height="1.5rem" width="10rem" />
          <Skeleton className={styles.head} />
        </LoadingRegion>
      )}
      <TopicToolbar filters={filters} onChoose={change} />
      <section aria-labelledby={LIST_HEADING} className="vstack gap-5">
        <h2 id={LIST_HEADING} tabIndex={-1} className="visually-hidden">
          {texts.topics}
        </h2>
        {isSearch ? (
          <ResultsPlace>
            <FoundList filters={filters} scope={{ kind: 'tema', categoriaId: categoryId, max: FORUM_PAGE }} />
          </ResultsPlace>
        ) : (
          <TopicList {...{ topics, orden, categoryId }} filtered={filters.estado !== null} />
        )}
      </section>
    </div>
  );
}

/** /foro/categoria/{id}: a category's topics. */
export default function CategoryPage() {
  const { categoriaId = '' } = useParams();
  const { data, status, error, retry } = useForumCategory(categoriaId);
  if (status === 'error') {
    const kind = forumProblem(error);
    const isGone = kind === 'notFound' || kind === 'permisos';
    return (
      <div className="container">
        <ForumError
          kind={isGone ? 'notFound' : kind}
          message={isGone ? messages.forum.errors.categoryUnavailable : messages.forum.errors.load}
          onRetry={retry}
        />
      </div>
    );
  }
  return <Content key={categoriaId} categoryId={categoriaId} category={data} />;
}
