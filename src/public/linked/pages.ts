// What messages and links lead to, without a language in their paths: one file, for they share most of it.
export { Component as SharedCoupon } from '../coupon/SharedCoupon.tsx';
export { Component as Unsubscribe } from '../unsubscribe/Unsubscribe.tsx';
