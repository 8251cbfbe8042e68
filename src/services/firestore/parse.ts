/** Readers for what is stored: the model's, which its own parsers use too. */
export * from '@/model/stored-fields';
