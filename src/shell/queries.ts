import { QueryClient } from '@tanstack/react-query';

/**
 * What a panel keeps of the server's answers. A question that fails is told at once, with a way to ask
 * again: asked again by itself, four times, nobody would hear of it for seven seconds.
 */
export const newQueries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
