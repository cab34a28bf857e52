/** The workspace before its content is loaded: bar and ground, so that nothing jumps. */
export function Waiting() {
  return (
    <div aria-busy="true" className="flex h-full flex-col">
      <div className="min-h-14 border-b border-line" />
      <div className="flex-1 bg-bench" />
    </div>
  )
}
