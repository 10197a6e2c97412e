/** Where a Swift of one machine listens, and whom it knows. */
export type SwiftSettings = {
  folder: string;
  user: string;
  ports: { proxy: number; account: number; container: number; object: number; memcached: number };
  /** As tempauth writes them: `account:user`. */
  account: string;
  person: string;
  secret: string;
};

/** The servers that keep what the proxy is given. */
export const KEEPERS = ["account", "container", "object"] as const;

/** The settings of one of them. */
export const keeperSettings = ({ folder, user, ports }: SwiftSettings, name: (typeof KEEPERS)[number]) =>
  `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${ports[name]}
user = ${user}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
workers = 0
fallocate_reserve = 0
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`;

/** The settings of the proxy, which speaks S3 and checks who asks. */
export const proxySettings = ({ folder, user, ports, account, person, secret }: SwiftSettings) =>
  `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${ports.proxy}
user = ${user}
swift_dir = ${folder}
workers = 0
[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:tempauth]
use = egg:swift#tempauth
user_${account}_${person} = ${secret} .admin
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${ports.memcached}
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
${["catch_errors", "listing_formats", "copy", "slo", "dlo"]
  .map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`)
  .join("")}`;
