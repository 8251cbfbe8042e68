import { ownFigures } from '@/components/account/figures';
import { DateText } from '@/components/ui';
import { Figures } from '@/components/ui/Figures';
import { messages } from '@/model/messages';
import type { Account } from '@/model/users/account';
import { Participation } from './Participation';

const statisticsTexts = messages.profile.statistics;

export function StatisticsTab({ account }: { account: Account }) {
  const dates = [
    [statisticsTexts.registered, account.fechaRegistro],
    [statisticsTexts.lastActivity, account.ultimaActividad],
  ] as const;
  return (
    <section aria-labelledby="actividad" className="vstack gap-5">
      <h2 id="actividad" className="fs-xl">
        {statisticsTexts.title}
      </h2>
      <Figures figures={ownFigures(account)} />
      <dl className="d-flex flex-wrap gap-5">
        {dates.map(([label, date]) => (
          <div key={label}>
            <dt className="fs-sm fw-normal text-soft">{label}</dt>
            <dd className="fw-semibold">
              <DateText date={date} />
            </dd>
          </div>
        ))}
      </dl>
      <Participation figures={account.estadisticasForo} />
    </section>
  );
}
