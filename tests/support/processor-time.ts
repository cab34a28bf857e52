/** Processor time of this process in ms that some work takes, the least of three. */
export function processorMs(work: () => unknown): number {
  const takes = Array.from({ length: 3 }, () => {
    const from = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(from)
    return (user + system) / 1000
  })
  return Math.min(...takes)
}
