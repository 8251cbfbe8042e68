import 'firebase/app';

declare module 'firebase/app' {
  /** Not among its published types, but what Firebase's own packages add themselves with. */
  export function _addComponent(
    app: FirebaseApp,
    component: {
      name: string;
      instanceFactory: () => unknown;
      instantiationMode: 'EAGER';
      multipleInstances: boolean;
      serviceProps: object;
    },
  ): void;
}
