import 'server-only'
import pLimit from 'p-limit'

const turns = new Map<string, ReturnType<typeof pLimit>>()

/**
 * Does work of one name one after the other, in the order in which it came. Two logins into one account at the same
 * moment would each write the account's sessions as it found them, and one of the two would be lost.
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = turns.get(name) ?? pLimit(1)
  turns.set(name, turn)
  try {
    return await turn(work)
  } finally {
    if (turn.activeCount === 0 && turn.pendingCount === 0) turns.delete(name)
  }
}
