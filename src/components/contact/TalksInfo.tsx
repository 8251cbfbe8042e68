import { messages } from '@/model/messages';

const texts = messages.contact.talks;

/** What talks and symposia are offered and how to ask for one. */
export function TalksInfo() {
  return (
    <section className="vstack gap-3" aria-labelledby="talks-info">
      <h2 id="talks-info" className="fs-xl">
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      <h3 className="mt-4 fs-base font-sans">{texts.whatTitle}</h3>
      <ul>
        {texts.what.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <h3 className="mt-4 fs-base font-sans">{texts.howTitle}</h3>
      <ol>
        {texts.how.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3 className="mt-4 fs-base font-sans">{texts.noticeTitle}</h3>
      <p>{texts.notice}</p>
    </section>
  );
}
