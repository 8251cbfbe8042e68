import { describe, expect, it } from 'vitest';
import { spanishVoices } from '@/model/articles/listening/voices';

const voice = (lang: string, localService = true) => ({ name: lang, lang, localService });
const orderOf = (langs: readonly string[], language?: string) =>
  spanishVoices(
    langs.map((lang) => voice(lang)),
    language,
  ).map(({ lang }) => lang);

describe('the voices that read', () => {
  it('are the Spanish ones alone', () => {
    expect(orderOf(['en-US', 'es-MX', 'est-EE', 'pt-BR'])).toEqual(['es-MX']);
  });

  it('are those of the region first', () => {
    expect(orderOf(['es-ES', 'es-US', 'es-PE', 'es_AR', 'es-UY', 'es-MX', 'es-419'])).toEqual([
      'es-419',
      'es-MX',
      'es_AR',
      'es-PE',
      'es-UY',
      'es-US',
      'es-ES',
    ]);
  });

  it('are those of the own country before all others', () => {
    expect(orderOf(['es-MX', 'es-CL', 'es-ES'], 'es-CL')).toEqual(['es-CL', 'es-MX', 'es-ES']);
  });

  it('are those that need no network first where their country is the same', () => {
    const [near, far] = [voice('es-MX'), voice('es-MX', false)];
    expect(spanishVoices([far, near])).toEqual([near, far]);
  });
});
