import DoneIcon from 'bootstrap-icons/icons/check-circle-fill.svg?react';
import AheadIcon from 'bootstrap-icons/icons/circle.svg?react';
import { ButtonLink } from '@/components/ui';
import { Panel } from '@/components/ui/Panel';
import type { ManagedArticle } from '@/model/articles/article-list';
import { doneSteps, FIRST_STEPS, type FirstStep } from '@/model/articles/first-steps';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { useManagedCategories } from '@/services/categories';

const texts = staff.firstSteps;

/** Where a step is taken; the draft that there is, is what is published. */
function wayTo(step: FirstStep, articles: readonly ManagedArticle[]): string {
  const [draft] = articles;
  const ways: Record<FirstStep, string> = {
    category: paths.adminCategories.href(),
    article: paths.adminNewArticle.href(),
    publish: draft ? paths.adminEditArticle.href(draft.id) : paths.adminNewArticle.href(),
    import: paths.adminImport.href(),
  };
  return ways[step];
}

/** What the first administrator of a new site does first, with the way to each; it reads the categories. */
export function FirstSteps({ articles }: { articles: readonly ManagedArticle[] }) {
  const { items: categories, status } = useManagedCategories();
  const done = doneSteps(articles, categories.length);
  // The old blog is nobody's duty.
  const next = FIRST_STEPS.find((step) => step !== 'import' && !done.has(step));
  if (status === 'loading') return null;
  return (
    <div className="pb-5">
      <Panel title={texts.title}>
        <p className="text-soft">{done.has('publish') ? texts.begun : texts.lead}</p>
        <ol className="list-unstyled vstack gap-4 m-0 p-0">
          {FIRST_STEPS.map((step) => {
            const { title, text, go } = texts.steps[step];
            const isDone = done.has(step);
            const Icon = isDone ? DoneIcon : AheadIcon;
            return (
              <li key={step} className="d-flex gap-3 align-items-start">
                <Icon
                  aria-hidden="true"
                  className={`flex-shrink-0 mt-1 ${isDone ? 'text-accent' : 'text-soft'}`}
                />
                <div className="d-flex flex-column flex-md-row gap-3 flex-grow-1 minw-0 justify-content-between">
                  <div className="d-grid gap-1 minw-0">
                    <h3 className="fs-base">
                      {title}
                      <span className="visually-hidden"> {isDone ? texts.isDone : texts.isAhead}</span>
                    </h3>
                    <p className="text-soft fs-sm">{text}</p>
                  </div>
                  {!isDone && (
                    <ButtonLink
                      to={wayTo(step, articles)}
                      size="small"
                      variant={step === next ? 'primary' : 'secondary'}
                      className="flex-shrink-0 align-self-start"
                    >
                      {go}
                    </ButtonLink>
                  )}
                </div>
              </li>
            );
          })}
        </ol>
      </Panel>
    </div>
  );
}
