// npm start: builds what is stale, then keeps the server running.
import './build.mjs';
import { supervise } from './supervise.mjs';

process.env.NODE_ENV ??= 'production';
supervise(['dist/server/main.js']);
