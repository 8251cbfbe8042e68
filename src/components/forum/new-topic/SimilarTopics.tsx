import { Link } from 'react-router-dom';
import { useLater } from '@/components/ui/useLater';
import { useSteady } from '@/components/ui/useSteady';
import { mostSimilar, SIMILAR_LOOKED_AT, similarQuery } from '@/model/forum/similar';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/shared/paths';
import { useForumSearch } from '@/services/forum';
import { StateBadge } from '../shared/StateBadge';

const texts = foro.newTopic;

/** Each search reads: it waits until the title rests. */
const PAUSE_MS = 600;

export function SimilarTopics({ title }: { title: string }) {
  const words = useSteady(useLater(similarQuery(title), PAUSE_MS));
  const search = useForumSearch({ words, kind: 'tema', max: SIMILAR_LOOKED_AT }, { keepShown: true });
  const data = useSteady(search.data);
  const similar = words === '' || !data ? [] : mostSimilar(title, data.results);
  return (
    <div role="status" className={similar.length > 0 ? undefined : 'position-absolute'}>
      {similar.length > 0 && (
        <section className="vstack gap-1 p-4 bg-clay-soft rounded-2" aria-labelledby="temas-parecidos">
          <h2 id="temas-parecidos" className="fs-base">
            {texts.similar}
          </h2>
          <p className="fs-sm text-soft">{texts.similarLead}</p>
          <ul className="fs-sm">
            {similar.map(({ id, titulo, estado }) => (
              <li key={id} className="d-flex flex-wrap gap-2 align-items-center">
                <Link className="py-2 fw-semibold minw-0" to={paths.forumTopic.href(id)}>
                  {titulo}
                </Link>
                {estado !== 'abierto' && <StateBadge estado={estado} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
