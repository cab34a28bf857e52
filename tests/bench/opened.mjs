/** Everything that a benchmark has started, so that all of it ends however the benchmark does. */
export function openedThings() {
  const opened = []
  let ending

  async function endAll() {
    for (const thing of opened.splice(0).reverse()) {
      try {
        await thing.stop()
      } catch (error) {
        console.error(error.message)
      }
    }
  }

  return {
    /**
     * Takes note of what has a `stop`, as soon as it is started; gives it back.
     * @template {{ stop: () => unknown }} Thing
     * @param {Thing} thing
     */
    keep: thing => {
      opened.push(thing)
      return thing
    },
    /** Ends what is still there, the last first; what fails to end keeps nothing else from it. */
    end: () => {
      ending ??= endAll()
      return ending
    },
  }
}
