#!/bin/sh
exec java -XX:TieredStopAtLevel=1 -XX:-UsePerfData -cp '/opt/kafka/libs/*' org.apache.kafka.tools.TopicCommand "$@"
