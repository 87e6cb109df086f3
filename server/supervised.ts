/**
 * Tells whoever started this process, if it listens, that the server is ready; the server stops when
 * that one is gone, because nobody would be left to stop it.
 */
export function tellSupervisor() {
  if (!process.send) return;
  process.send('ready');
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
