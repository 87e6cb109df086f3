// npm start: builds what is stale, then becomes the server.
import './build.mjs';

process.env.NODE_ENV ??= 'production';
await import('./dist/server/main.js');
