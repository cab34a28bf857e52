// The web server must not outlive the script that started it: SIGKILL gives that script no chance to end it.
// Next's own processes load this too and begin by waiting for a message, so the channel has to keep them alive.
process.on('disconnect', () => process.exit(1))
