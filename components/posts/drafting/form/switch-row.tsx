import { Label } from "@/components/ui/label";
import { NativeSwitch } from "@/components/ui/native-switch";

type SwitchRowProps = {
  name: string;
  label: string;
  /** What stands beside the switch: its cost, or why it cannot be turned on. */
  note?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
};

/** An on/off option of the form, with its label at the left. */
export function SwitchRow({ name, label, note, checked, disabled, onChange }: SwitchRowProps) {
  return (
    <div className="flex items-center justify-between gap-4">
      <Label htmlFor={name}>{label}</Label>
      <span className="flex items-center gap-3">
        {note && (
          <span id={`${name}-note`} className="text-right text-sm text-ink-soft tabular-nums">
            {note}
          </span>
        )}
        <NativeSwitch
          id={name}
          name={name}
          checked={checked}
          disabled={disabled}
          aria-describedby={note && `${name}-note`}
          onCheckedChange={onChange}
        />
      </span>
    </div>
  );
}
