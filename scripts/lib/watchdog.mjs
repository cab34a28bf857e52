// The web server must not outlive the script that started it: SIGKILL gives that script no chance to end it.
process.on('disconnect', () => process.exit(1))
process.channel?.unref()
