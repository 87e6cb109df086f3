import type { Dependencies } from '../../http/dependencies.ts';

/** What billing needs of the application, in a call and in the background alike. */
export interface Billing extends Pick<Dependencies, 'database' | 'now' | 'log'> {
  settings: Pick<Dependencies['settings'], 'secret' | 'publicUrl' | 'stripeApi' | 'viesUrl'>;
}
