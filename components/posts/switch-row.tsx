import { Label } from "@/components/ui/label";
import { Switch } from "@/components/ui/switch";

type SwitchRowProps = { name: string; label: string; checked: boolean; onChange: (on: boolean) => void };

/** A choice of the form that is on or off, its name at the left. */
export function SwitchRow({ name, label, checked, onChange }: SwitchRowProps) {
  return (
    <div className="flex items-center justify-between gap-4">
      <Label htmlFor={name}>{label}</Label>
      <Switch id={name} name={name} checked={checked} onCheckedChange={onChange} />
    </div>
  );
}
