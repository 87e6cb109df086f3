import type { LegalWords } from '../shape/legal.ts';

export const legal: LegalWords = {
  terms: {
    lead: 'These terms govern the use of this back office by the staff of the companies, stores and suppliers that take part in its loyalty programmes.',
    sections: [
      {
        title: 'The service and its operator',
        paragraphs: [
          'The service lets companies run loyalty programmes: points, coupons, gifts, campaigns and the reports behind them. It is run by the organisation that installed it on its own servers, called the operator here.',
          'The operator decides who takes part and answers for the installation, its availability and its backups.',
        ],
      },
      {
        title: 'Your account',
        paragraphs: [
          'Accounts are personal. You sign in with your mobile number and a password that you keep to yourself, and you tell the operator at once when you suspect that someone else knows it.',
          'What you see and may change depends on the rights your company has given you. Those rights can be changed or withdrawn at any time.',
        ],
      },
      {
        title: 'Fair use',
        paragraphs: [
          'Use the service only for running the loyalty programmes entrusted to you. Do not try to reach other companies’ data, to get round limits, or to post transactions that did not take place.',
          'Important actions are recorded together with who took them and when.',
        ],
      },
      {
        title: 'Your content',
        paragraphs: [
          'Names, texts and images that you enter remain yours or your company’s. You allow the operator to store and show them as far as the programmes require.',
          'You make sure that nothing you enter infringes the rights of others.',
        ],
      },
      {
        title: 'Liability, changes and law',
        paragraphs: [
          'The operator provides the service with due care but cannot promise that it is free of interruptions. Liability for intent and gross negligence, and any liability that the law does not allow to be limited, is unaffected.',
          'The operator may change these terms and announces changes in good time. The law of the country in which the operator is established applies.',
        ],
      },
    ],
  },
  privacy: {
    lead: 'This policy explains which personal data this back office processes, what for, and which rights you have.',
    sections: [
      {
        title: 'Who is responsible',
        paragraphs: [
          'The company that runs a loyalty programme is the controller of its customers’ data. The operator of this installation processes those data on its behalf and is the controller of the accounts of people who sign in here.',
        ],
      },
      {
        title: 'What is processed, and why',
        paragraphs: [
          'Of staff: name, mobile number, language, rights, and a record of important actions. This is needed to provide the service and to keep it secure.',
          'Of customers: contact details, memberships and cards, purchases, points, coupons, gifts, and their choices about messages. This is needed to run the programme they joined.',
        ],
      },
      {
        title: 'What stays on your device',
        paragraphs: [
          'The browser keeps what is needed to stay signed in, the store you chose and a few display preferences. There are no advertising or tracking cookies. Signing out removes the sign-in and store data.',
        ],
      },
      {
        title: 'Recipients and storage periods',
        paragraphs: [
          'Data are kept on the operator’s servers and are passed on only as far as a task requires, for example to the provider that delivers a text message or to a supplier that ships a gift.',
          'Data are deleted once they are no longer needed and no legal retention period applies.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'You may ask for access to your data, and for their correction, deletion, restriction or transfer, and you may object to processing. Please turn to your company or to the operator.',
          'You may also lodge a complaint with the data protection authority of your country.',
        ],
      },
    ],
  },
  marketing: {
    lead: 'This page explains how companies may use this service to send offers and news to the members of their programmes.',
    sections: [
      {
        title: 'Only with consent',
        paragraphs: [
          'Offers and news are sent by text message, email, push notification or Viber only to people who have agreed to that channel. Each channel is agreed to separately.',
        ],
      },
      {
        title: 'What consent covers',
        paragraphs: [
          'Consent covers messages about the programme of the company to which it was given: offers, gifts, coupons and events. To choose suitable offers, the company may take purchases and points within its programme into account.',
          'Consent is voluntary. Taking part in a programme does not depend on it.',
        ],
      },
      {
        title: 'Withdrawing consent',
        paragraphs: [
          'Consent can be withdrawn at any time and free of charge: through the link in an email, in the settings of the application, or in any store of the company. From then on no further offers are sent through that channel.',
        ],
      },
      {
        title: 'Messages that are not marketing',
        paragraphs: [
          'Verification codes, notices about points and redemptions, and answers to enquiries belong to the service itself and are sent without marketing consent.',
        ],
      },
      {
        title: 'Duties of the sender',
        paragraphs: [
          'The company that sends a message answers for its content and for having the consent it relies on. The service checks consent before each message and keeps a record of when it was given and withdrawn.',
        ],
      },
    ],
  },
};
