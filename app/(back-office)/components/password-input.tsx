/** The password of one of the staff, asked for once more. */
export function PasswordInput({ label }: { label: string }) {
  return (
    <label>
      {label}
      <input
        className="bo-step__field"
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
    </label>
  )
}
