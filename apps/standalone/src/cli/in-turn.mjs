/** The process of `testing-commands.ts`: runs the built command it is told, says how it ended, and waits for the next. */
const said = { out: '', said: '' };
const keep = (name) => (chunk) => {
  said[name] += chunk;
  return true;
};
process.stdout.write = keep('out');
process.stderr.write = keep('said');
let turn = 0;
process.on('message', async ({ file, args, env }) => {
  Object.assign(process.env, env);
  process.argv = [process.execPath, file, ...args];
  process.exitCode = 0;
  Object.assign(said, { out: '', said: '' });
  turn += 1;
  // By another address each time: the command is evaluated again, what it imports is not.
  await import(`file://${file}?turn=${turn}`);
  process.send({ code: process.exitCode, ...said });
});
process.on('disconnect', () => process.exit());
