/** Hands a stored design to the person as a file, exactly as the browser keeps it. */
export function saveOriginal(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'design.json'
  link.click()
  URL.revokeObjectURL(url)
}
