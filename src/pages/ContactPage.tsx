import { ContactForm } from '@/components/contact/ContactForm';
import { usePageMeta } from '@/components/ui';
import { messages } from '@/model/messages';

const texts = messages.contact.talks;

/** What talks and symposia are offered and how to ask for one. */
function TalksInfo() {
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

export default function ContactPage() {
  const texts = messages.contact;
  usePageMeta({ title: texts.title, description: texts.description });
  return (
    <div className="container">
      <header className="page-head">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      <div className="split gap-7">
        <ContactForm />
        <TalksInfo />
      </div>
    </div>
  );
}
