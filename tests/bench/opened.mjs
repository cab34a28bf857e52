/** Everything that a benchmark has started, so that all of it ends in every case. */
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
     * Registers a thing with a `stop` as soon as it is started; returns it.
     * @template {{ stop: () => unknown }} Thing
     * @param {Thing} thing
     */
    keep: thing => {
      opened.push(thing)
      return thing
    },
    /** Ends what is still running, the last first; a failure does not keep the others from ending. */
    end: () => {
      ending ??= endAll()
      return ending
    },
  }
}
