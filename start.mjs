// npm start: builds what is stale, then keeps the server running.
import './build.mjs';
import { nodeFlags, supervise } from './supervise.mjs';

process.env.NODE_ENV ??= 'production';
supervise([...nodeFlags, 'dist/server/main.js']);
