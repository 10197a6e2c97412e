import { Label } from "@/components/ui/label";
import { NativeSwitch } from "@/components/ui/native-switch";

type SwitchRowProps = {
  name: string;
  label: string;
  /** Its cost, or why it cannot be had, beside the switch. */
  price?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
};

/** An on/off option of the form, with its label at the left. */
export function SwitchRow({ name, label, price, checked, disabled, onChange }: SwitchRowProps) {
  return (
    <div className="flex items-center justify-between gap-4">
      <Label htmlFor={name}>{label}</Label>
      <span className="flex items-center gap-3">
        {price && (
          <span id={`${name}-price`} className="text-sm text-ink-soft tabular-nums">
            {price}
          </span>
        )}
        <NativeSwitch
          id={name}
          name={name}
          checked={checked}
          disabled={disabled}
          aria-describedby={price && `${name}-price`}
          onCheckedChange={onChange}
        />
      </span>
    </div>
  );
}
