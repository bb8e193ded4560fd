#!/bin/sh
# As the image of Kafka begins: KAFKA_NODE_ID is node.id, and so on; a folder without a cluster is given one.
set -eu
settings=/opt/kafka/settings/server.properties
env | sed -n 's/^KAFKA_\([A-Z_]*\)=\(.*\)$/\1 \2/p' | while read -r name value; do
  echo "$(echo "$name" | tr 'A-Z_' 'a-z.')=$value"
done >"$settings"
kafka() { java -XX:TieredStopAtLevel=1 -cp '/opt/kafka/libs/*' "$@"; }
kafka kafka.tools.StorageTool format --ignore-formatted --cluster-id "${CLUSTER_ID:-5L6g3nShT-eMCtK--X86sw}" --config "$settings"
exec java -Xms128m -Xmx512m -XX:TieredStopAtLevel=1 -Dlog4j2.configurationFile=/opt/kafka/config/log4j2.properties \
  -cp '/opt/kafka/libs/*' kafka.Kafka "$settings"
