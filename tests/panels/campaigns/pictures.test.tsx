import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoredPicture } from '../../../src/custom/messages/channels/StoredPicture.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const image = () => document.querySelector('img');
const missing = () => fireEvent.error(image() as HTMLImageElement);
const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a picture is asked for every half second until it is there (campaign-image-polling)', () => {
  render(<StoredPicture url="/files/a.webp" />);
  missing();
  after(499);
  expect(image()).toBeNull();
  after(1);
  expect(image()).toHaveAttribute('src', '/files/a.webp');
  fireEvent.load(image() as HTMLImageElement);
  expect(image()).toBeVisible();
  after(60_000);
  expect(image()).toBeVisible();
});

test('one that is not there after three seconds is not asked for any more (campaign-image-polling)', () => {
  render(<StoredPicture url="/files/a.webp" />);
  for (let polls = 0; polls < 6; polls += 1) {
    missing();
    after(500);
    expect(image()).not.toBeNull();
  }
  missing();
  after(60_000);
  expect(image()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('offers.pictureLate');
});
