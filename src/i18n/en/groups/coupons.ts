import { resourceWords } from '../../shape/entities.ts';

/** The coupons of a store and their claims. */
export const words = {
  coupons: {
    page: 'Open the public page',
    claims: 'Claims',
    image: 'Picture',
    pause: 'Pause',
    resume: 'Resume',
    publish: 'Publish',
    share: {
      button: 'Link and QR code',
      title: 'Share the coupon',
      link: 'Link of the public page',
      copy: 'Copy',
      copied: 'The link was copied.',
      notCopied: 'The link could not be copied. Select it and copy it yourself.',
      qr: 'QR code of the public page',
      png: 'Download as PNG',
      svg: 'Download as SVG',
    },
    form: {
      offer: 'What it gives',
      rules: 'When and how often',
      visible: 'Publishing',
      draftHint: 'Nobody sees a draft until you publish it.',
      languagesHint: 'What you leave empty is shown as in Greek.',
      given:
        'Customers already have this coupon: its product and its discount stay as they are. Everything else can change.',
      title: {
        en: 'Title in English',
        it: 'Title in Italian',
      },
      description: {
        en: 'Description in English',
        it: 'Description in Italian',
      },
      preview: 'How customers will see it',
      previewIn: 'Language of the preview',
      untitled: 'No title yet',
    },
    done: {
      paused: 'The coupon is paused: it is neither given nor redeemed until you resume it.',
      resumed: 'The coupon is given and redeemed again.',
      published: 'The coupon is published.',
      goalCreated: 'You have successfully created coupon with transaction',
      goalUpdated: 'You have successfully updated coupon with transaction',
      goalDeleted: 'You have successfully deleted coupon with transaction',
      imageUploaded: 'You have successfully uploaded the image',
    },
    goal: {
      new: 'A new goal',
      edit: 'Edit the goal',
      underWay:
        'Customers are already filling this goal: what fills it and what it gives stay as they are. Everything else can change.',
      byReceipts: 'One receipt fills it. |||| %{count} receipts fill it.',
      minimum: 'Each is %{minimum} or more.',
      within: 'All within %{days} days.',
      bySum: 'Receipts totalling %{sum} complete it.',
      given: '%{given} of %{maximum} rewards given',
      delete: 'Delete the goal',
      deleteText: 'Progress towards it is lost. Rewards already given stay with their customers.',
    },
    statistics: {
      title: 'Customers’ progress',
      customer: 'Customer',
      progress: 'Progress',
      target: 'Target',
      mobile: 'Mobile',
      rewards: 'Rewards',
      redeemed: 'Redeemed',
      last: 'Last receipt',
      none: 'No receipt has counted towards this goal yet.',
    },
  },
  resources: resourceWords(import.meta.glob('../coupons/*.ts', { eager: true })),
};
