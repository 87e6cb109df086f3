import type { rewards as declared } from '../../../../contract/rewards/rewards.ts';
import type { Words } from '../../shape/words.ts';

export const rewards = {
  name: 'Ricompensa |||| Ricompense',
  fields: {
    reward_id: 'ID',
    title: 'Titolo',
    points: 'Punti',
    gift_ids: 'Premi',
    coupon_claim_valid_days: 'Giorni per riscattare',
    coupon_notification: 'Invia anche il messaggio del premio',
    system_notification_ids: 'Canali',
    notifier_type: 'Come viene comunicata',
    override_user_notification_settings: 'Comunica a tutti',
    sms: 'SMS',
    email: 'Email',
    push: 'Notifica push',
    viber: 'Viber',
    campaigns: 'Campagne',
    created_at: 'Creazione',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty: 'Crea la prima ricompensa: punti, premi o entrambi, e cosa leggono i clienti.',
    created: 'Hai creato la ricompensa',
    updated: 'Hai aggiornato la ricompensa',
    deleted: 'Hai eliminato la ricompensa',
    choices: {
      priority: 'Un canale dopo l’altro',
      all: 'Tutti i canali',
    },
  },
} satisfies Words<typeof declared>;
