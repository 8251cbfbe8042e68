/** What a build without its configuration says; no visitor downloads it. */
export const configuration = {
  title: 'Falta configuración',
  text: 'Este sitio se compiló sin los datos de su proyecto de Firebase. Define estas variables en el archivo .env y vuelve a compilarlo:',
  help: 'El archivo .env.example explica cada variable.',
} as const;
